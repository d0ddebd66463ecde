import { data } from 'react-router';

/** Every path that no route names (spec section 2: an unknown page gives 404). */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
