import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

declare global {
  interface Window {
    /** What the router knows of the build, in every document that it wrote. */
    readonly __reactRouterManifest?: AssetsManifest;
  }
}
