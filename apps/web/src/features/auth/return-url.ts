import { paths } from '#lib/paths.ts';

/** An absolute path of this site: no `//` or `\`, which could name a host, nothing a browser would strip. */
const OWN_PATH = /^(?!.*\/\/)\/[^\\\u0000-\u0020\u007f]*$/;

/** A path and all that it becomes when it is decoded again and again. */
function decodings(path: string): string[] {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? [path] : [path, ...decodings(decoded)];
  } catch {
    return [path]; // A lone % stays what it is.
  }
}

/** Where to go after signing in: `returnUrl` if it leads into this site, else the admin area. */
export function safeReturnUrl(returnUrl: string | null): string {
  const [path = ''] = (returnUrl ?? '').split(/[?#]/, 1);
  const isOwn = decodings(path).every((decoding) => OWN_PATH.test(decoding));
  return returnUrl && isOwn ? returnUrl : paths.admin;
}
