import type { LoaderFunctionArgs } from 'react-router';
import { appManifest } from '../server/manifest.ts';
import { pageRequestContext } from '../server/page-request.ts';

export const loader = ({ context }: LoaderFunctionArgs): Promise<Response> =>
  appManifest(context.get(pageRequestContext));
