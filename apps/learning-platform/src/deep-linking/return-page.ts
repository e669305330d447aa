import { randomBytes } from 'node:crypto';
import { html, type Page } from '../html.ts';
import type { Course, ResourceLink } from '../state.ts';

/** Ends the dialog: the page around the frame, or the one that opened the window, shows the course again. */
export function buildReturnPage({
  course,
  links,
  message,
}: {
  course: Course;
  links: ResourceLink[];
  message: string | null;
}): Page {
  const nonce = randomBytes(16).toString('base64url');
  const titles = links.map(({ id, title }) => html`<li data-link="${id}" dir="auto">${title}</li>`);
  const { markup } = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${course.title}</title></head>
<body data-course="/courses/${encodeURIComponent(course.id)}">
<p dir="auto">${message}</p>
<ul>${titles}</ul>
<script nonce="${nonce}">
const course = document.body.dataset.course;
if (window.top !== window) window.top.location = course;
else if (window.opener) { window.opener.location = course; window.close(); }
else window.location = course;
</script>
</body>
</html>`;
  return { markup, contentSecurityPolicy: `default-src 'none'; script-src 'nonce-${nonce}'` };
}
