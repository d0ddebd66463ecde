import type { LoaderFunctionArgs } from 'react-router';
import { robots } from '../server/found-and-shared.tsx';
import { addressOf } from '../server/page-request.ts';

export const loader = ({ request, context }: LoaderFunctionArgs): Response =>
  robots(addressOf(request, context));
