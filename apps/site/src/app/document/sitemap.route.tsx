import type { LoaderFunctionArgs } from 'react-router';
import { sitemap } from '../server/found-and-shared.tsx';
import { addressOf, pageRequestContext } from '../server/page-request.ts';

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<Response> =>
  sitemap(addressOf(request, context), context.get(pageRequestContext));
