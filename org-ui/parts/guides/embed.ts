/** The address to embed. Anything but http and https becomes a blank page. */
export function embeddable(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : 'about:blank';
}
/** Whether the address is a video file rather than a page with a player. */
export const isFile = (url: string): boolean => /\.(?:mp4|webm|ogv)(?:[?#]|$)/i.test(url);
/** The address of a page with a player, asked to play at once. Players of other sites ignore what they do not know. */
export function playing(address: string): string {
  if (!/^https?:/.test(address)) return address;
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
