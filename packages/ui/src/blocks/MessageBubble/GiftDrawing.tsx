import { createIcon } from '../../primitives/Icon/createIcon.tsx';

/** The gifts there are: small, kind, and nothing explicit. */
export type GiftName =
  | 'rose'
  | 'bouquet'
  | 'coffee'
  | 'chocolates'
  | 'cake'
  | 'teddy'
  | 'balloon'
  | 'star';

const drawings: Readonly<Record<GiftName, ReturnType<typeof createIcon>>> = {
  rose: createIcon({
    path: 'M12 21v-9 M12 12c-3 0-4.5-1.8-4.5-4.2L7 4.5 9.5 6 12 3l2.5 3L17 4.5l-.5 3.3c0 2.4-1.5 4.2-4.5 4.2Z M9.8 8.2c.9 1.2 3.5 1.2 4.4 0 M12 17.5c-1-2-2.8-2.7-5-2.5.6 2 2.5 3 5 2.5 M12 15.500c1-2 2.8-2.7 5-2.5-.6 2-2.5 3-5 2.5',
  }),
  bouquet: createIcon({
    path: 'M8.5 13 12 21l3.5-8 M7 13h10l-5 4.500L7 13Z M9 9.500a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z M19.6 9.500a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z M14.3 6a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z M12 8.300V13 M7.5 11.6 8.5 13 M16.5 11.600l-1 1.4',
  }),
  coffee: createIcon({
    path: 'M5 10h11v5.500a4.5 4.5 0 0 1-4.5 4.500h-2A4.5 4.5 0 0 1 5 15.500V10Z M16 11.500h1.500a2.5 2.5 0 0 1 0 5H16 M8.5 7c-1-1 1-2 0-3 M12.5 7c-1-1 1-2 0-3',
  }),
  chocolates: createIcon({
    path: 'M4 6.500A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.500v11a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 17.500v-11Z M4 12h16 M9.3 5v14 M14.7 5v14',
  }),
  cake: createIcon({
    path: 'M4 20h16 M5.5 20v-7a1.5 1.5 0 0 1 1.5-1.500h10a1.5 1.5 0 0 1 1.5 1.500v7 M5.5 15.500c1.6 1.6 2.7 1.6 4.3 0 1.6 1.6 2.8 1.6 4.4 0 1.6 1.6 2.7 1.6 4.3 0 M12 11.500V8 M12 5.800c-1-.9-.6-1.9 0-2.8.6.9 1 1.9 0 2.800Z',
  }),
  teddy: createIcon({
    path: 'M12 20a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z M7 8.300A2.7 2.7 0 1 1 9.7 6 M17 8.300A2.7 2.7 0 1 0 14.3 6 M9.5 11.500v.01 M14.5 11.500v.01 M12 18a2.7 2.3 0 1 0 0-4.6 2.7 2.3 0 0 0 0 4.600Z M12 14.800v1',
  }),
  balloon: createIcon({
    path: 'M12 15c3.3-2 5.5-4.6 5.5-7a5.5 5.5 0 1 0-11 0c0 2.4 2.2 5 5.5 7Z M12 15v1.5 M10.8 16.500h2.4 M12 16.500c-1.5 1.6 1.5 2.9 0 4.5 M9 8a3 3 0 0 1 2.5-2.7',
  }),
  star: createIcon({
    path: 'm12 3.5 2.5 5.3 5.8.8-4.2 4 1 5.800L12 16.600l-5.1 2.8 1-5.8-4.2-4 5.8-.8L12 3.500Z',
  }),
};

export interface GiftDrawingProps {
  gift: GiftName;
  /** @default 'xl' */
  size?: 'md' | 'lg' | 'xl' | 'text' | undefined;
}

/** The picture of a gift; decoration, for its name stands beside it. */
export const GiftDrawing = ({ gift, size = 'xl' }: GiftDrawingProps) => {
  const Drawing = drawings[gift];
  return <Drawing size={size} />;
};
