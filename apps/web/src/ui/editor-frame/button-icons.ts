/**
 * Icons of our buttons in an editor's toolbar. Data URLs, because third-party editors load images from few origins; the grey is visible on light and
 * dark backgrounds.
 */
const icon = (path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="#73808c"><path d="${path}"/></svg>`,
  )}`;

export const fullScreenIcon = icon('M5 5h6v2H7v4H5zm8 0h6v6h-2V7h-4zM5 13h2v4h4v2H5zm12 0h2v6h-6v-2h4z');
export const importIcon = icon('M11 4h2v7h4l-5 5-5-5h4zM5 18h14v2H5z');
