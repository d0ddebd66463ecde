import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type Brand, brands } from '@velours/ui/brands';
import { brandGrounds, sharedSeeds } from '@velours/ui/theme/palette.ts';
import { SCREENSHOTS } from './src/app/server/screenshots.ts';

/** Of the heart's two folds and where they overlap, in 32 by 32; the word mark has the same drawing. */
const FOLDS = [
  'M16 29C6.6 22.6 2 17.2 2 11.2 2 6.7 5.4 3.5 9.6 3.5c5 0 8.4 4.6 8.4 11.3 0 5-.8 9.8-2 14.2Z',
  'M16 29c9.4-6.4 14-11.8 14-17.8 0-4.5-3.4-7.7-7.6-7.7-5 0-8.4 4.6-8.4 11.3 0 5 .8 9.8 2 14.2Z',
  'M16 6.6c1.3 2 2 4.9 2 8.2 0 5-.8 9.8-2 14.2-1.2-4.4-2-9.2-2-14.2 0-3.3.7-6.2 2-8.2Z',
] as const;

interface Drawing {
  /** Inside of an SVG of 32 by 32. */
  mark: string;
  ground: string;
}

const ofBrand = (brand: Brand): Drawing => {
  const fills = [brand.seeds.primary, brand.seeds.secondary, sharedSeeds.premium];
  return {
    mark: FOLDS.map((path, index) => `<path fill="${fills[index]}" d="${path}"/>`).join(''),
    ground: brandGrounds(brand, 'dark').night,
  };
};

/** Discreet mode's: a page with lines on it, of no brand. */
const NEUTRAL: Drawing = {
  mark: '<path fill="#8a8a9e" d="M8 3h11l6 6v18a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"/><path stroke="#fff" stroke-width="2" stroke-linecap="round" d="M11 15h10M11 20h10M11 25h6"/>',
  ground: '#ebecf3',
};

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

/** The mark on its ground. Launchers cut a maskable icon to a circle of four fifths of it (W3C manifest): the mark stays within. */
const onGround = ({ mark, ground }: Drawing, corner: number): string =>
  svg(
    `<rect width="32" height="32" rx="${corner}" fill="${ground}"/><g transform="translate(7 7.4) scale(.5625)">${mark}</g>`,
  );

/** How a link to the site is shown elsewhere (Open Graph), 1200 by 630: the mark, and three people who are not yet anybody. */
function sharePicture(brand: Brand): string {
  const { mark, ground } = ofBrand(brand);
  const { primary, secondary } = brand.seeds;
  const card = (x: number, turn: number, one: string, other: string): string =>
    `<g transform="translate(${x} 315) rotate(${turn})"><rect x="-117" y="-162" width="234" height="324" rx="40" fill="${ground}"/><rect x="-105" y="-150" width="210" height="300" rx="28" fill="${one}"/><path fill="${other}" d="M-105 90 105 -20V122a28 28 0 0 1-28 28H-77a28 28 0 0 1-28-28Z"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${ground}"/>${[
    card(690, -8, primary, sharedSeeds.premium),
    card(1030, 8, secondary, sharedSeeds.premium),
    card(860, 0, primary, secondary),
  ].join('')}<g transform="translate(130 155) scale(10)">${mark}</g></svg>`;
}

/** Two folds and a line or two, as a card of somebody without a photo. */
const personCard = (brand: Brand, x: number, y: number, width: number, index: number): string => {
  const { monoA, monoB, night } = brandGrounds(brand, 'light');
  const height = (width * 4) / 3;
  const [one, other] = index % 2 === 0 ? [monoA, monoB] : [monoB, monoA];
  const line = (top: number, share: number): string =>
    `<rect x="${width * 0.08}" y="${top}" width="${width * share}" height="${width * 0.06}" rx="${width * 0.03}" fill="#fff"/>`;
  return `<g transform="translate(${x} ${y})"><clipPath id="card${index}"><rect width="${width}" height="${height}" rx="28"/></clipPath><g clip-path="url(#card${index})"><rect width="${width}" height="${height}" fill="${one}"/><path fill="${other}" d="M0 ${height * 0.7}C${width * 0.4} ${height * 0.72} ${width * 0.55} ${height * 0.16} ${width} ${height * 0.12}V${height}H0Z"/><rect y="${height * 0.78}" width="${width}" height="${height * 0.22}" fill="${night}"/>${line(height * 0.83, 0.5)}${line(height * 0.91, 0.34)}</g></g>`;
};

/** White with a hairline. */
const THEIRS = 'fill="#fff" stroke="#0002" stroke-width="2"';

/** The app as an installer shows it (W3C manifest): people who are not yet anybody, or a conversation without words. */
function screen(brand: Brand, page: 'members' | 'messages', width: number, height: number): string {
  const { primary } = brand.seeds;
  const { canvas } = brandGrounds(brand, 'light');
  const bar = `<rect width="${width}" height="104" fill="#fff"/><g transform="translate(32 24) scale(1.75)">${ofBrand(brand).mark}</g>`;
  const columns = width > height ? 5 : 2;
  const gap = 24;
  const card = (width - gap * (columns + 1)) / columns;
  const rows = Math.ceil((height - 104) / ((card * 4) / 3 + gap));
  const people = Array.from({ length: columns * rows }, (_none, index) =>
    personCard(
      brand,
      gap + (index % columns) * (card + gap),
      104 + gap + Math.floor(index / columns) * ((card * 4) / 3 + gap),
      card,
      index + (Math.floor(index / columns) % 2) * (columns % 2 === 0 ? 1 : 0),
    ),
  );
  const bubble = (top: number, share: number, isOwn: boolean): string => {
    const wide = width * share;
    return `<rect x="${isOwn ? width - wide - 32 : 32}" y="${top}" width="${wide}" height="104" rx="36" ${isOwn ? `fill="${primary}"` : THEIRS}/>`;
  };
  const talk = [
    bubble(180, 0.62, false),
    bubble(308, 0.4, false),
    bubble(468, 0.56, true),
    bubble(628, 0.7, false),
    bubble(788, 0.48, true),
    bubble(916, 0.62, true),
    `<rect x="32" y="1144" width="${width - 64}" height="104" rx="52" ${THEIRS}/>`,
  ];
  const drawn = page === 'members' ? people : talk;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${canvas}"/>${bar}${drawn.join('')}</svg>`;
}

const png = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: size * 3 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Every icon by its path: of the seven brands, and the neutral one. */
async function iconFiles(): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  const drawings = brands.map((brand) => [brand.id, ofBrand(brand)] as const);
  for (const brand of brands) {
    const picture = await sharp(Buffer.from(sharePicture(brand)))
      .png({ palette: true })
      .toBuffer();
    files.set(`icons/${brand.id}-share.png`, picture);
    for (const { file, page, width, height } of SCREENSHOTS) {
      const drawing = Buffer.from(screen(brand, page, width, height));
      const shot = await sharp(drawing).png({ palette: true }).toBuffer();
      files.set(`icons/${brand.id}-${file}.png`, shot);
    }
  }
  for (const [name, drawing] of [...drawings, ['neutral', NEUTRAL] as const]) {
    files.set(`icons/${name}.svg`, svg(drawing.mark));
    for (const size of [192, 512]) {
      files.set(`icons/${name}-${size}.png`, await png(onGround(drawing, 7), size));
    }
    files.set(`icons/${name}-maskable.png`, await png(onGround(drawing, 0), 512));
    files.set(`icons/${name}-180.png`, await png(onGround(drawing, 0), 180));
  }
  return files;
}

/** The icons of the page and of the installed app, drawn from the brands' own colours when the site is built. */
export function drawIcons(): Plugin {
  return {
    name: 'velours:icons',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await iconFiles()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    async configureServer(server) {
      const files = await iconFiles();
      server.middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const file = files.get(name);
        if (file === undefined) return next();
        response.setHeader('content-type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        return response.end(file);
      });
    },
  };
}
