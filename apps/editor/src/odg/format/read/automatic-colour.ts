/** LibreOffice takes a colour for dark up to this luminance, of 255 (`Color::IsDark`). */
const maxDarkLuminance = 62;

/** The colour of text that has the automatic one (`style:use-window-font-color`) on a background `#rrggbb`. */
export function getAutomaticColour(background: string | null): string {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) =>
    Number.parseInt((background ?? '#ffffff').slice(at, at + 2), 16),
  );
  return red * 76 + green * 151 + blue * 29 < (maxDarkLuminance + 1) * 256 ? '#ffffff' : '#000000';
}
