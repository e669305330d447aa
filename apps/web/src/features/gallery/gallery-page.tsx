export function GalleryPage() {
  return <div />;
}
