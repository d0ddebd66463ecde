/**
 * Drawn portraits for stories and tests: a plainly drawn grown-up figure, no file, no network. Never in the product, whose
 * photos come from the server.
 */
const looks = [
  {
    ground: 'hsl(168 40% 78%)',
    skin: 'hsl(25 45% 62%)',
    hair: 'hsl(20 40% 22%)',
    top: 'hsl(250 38% 38%)',
  },
  {
    ground: 'hsl(318 50% 86%)',
    skin: 'hsl(22 55% 76%)',
    hair: 'hsl(36 55% 48%)',
    top: 'hsl(180 55% 30%)',
  },
  {
    ground: 'hsl(38 70% 80%)',
    skin: 'hsl(18 40% 42%)',
    hair: 'hsl(10 20% 14%)',
    top: 'hsl(350 48% 42%)',
  },
  {
    ground: 'hsl(210 45% 82%)',
    skin: 'hsl(24 52% 72%)',
    hair: 'hsl(0 0% 66%)',
    top: 'hsl(215 35% 28%)',
  },
  {
    ground: 'hsl(262 38% 84%)',
    skin: 'hsl(26 48% 56%)',
    hair: 'hsl(14 52% 34%)',
    top: 'hsl(30 60% 50%)',
  },
  {
    ground: 'hsl(96 28% 78%)',
    skin: 'hsl(20 34% 34%)',
    hair: 'hsl(240 8% 12%)',
    top: 'hsl(40 20% 92%)',
  },
] as const;

/** A portrait of 480 by 600 as a data URI; `index` from 1, any whole number. */
export const demoPhoto = (index: number): string => {
  const { ground, skin, hair, top } = looks[(index - 1) % looks.length] ?? looks[0];
  const isLong = index % 2 === 0;
  const long = isLong
    ? `<path d="M138 270c0-110 40-166 102-166s102 56 102 166v120H138z" fill="${hair}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600"><rect width="480" height="600" fill="${ground}"/>${long}<path d="M40 600c6-118 84-180 200-180s194 62 200 180z" fill="${top}"/><path d="M202 352h76v70c0 26-76 26-76 0z" fill="${skin}"/><ellipse cx="240" cy="270" rx="82" ry="108" fill="${skin}"/><path d="M154 262c-8-92 34-150 90-150 62 0 92 54 84 150-8-46-24-72-40-84-40 24-96 18-118 12-8 18-12 40-16 72z" fill="${hair}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
