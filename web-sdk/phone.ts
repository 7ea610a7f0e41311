import { call } from './call.ts';
import { choice, element, openDialog, paragraph } from './dialog.ts';
import { codes, isPassing, LatchkeyError } from './error.ts';
import { words } from './words.ts';

export type PhoneRequest = {
  transactionId: string;
  secret: string;
  number: number;
  svg: string | null;
  expiresAt: string;
};
type Result<T> = { transactionStatus: string; state: string; message: string | null; token: T | null };
const pause = 1000;
/** Lifetime of the code in seconds, equal to the server's. */
const seconds = 120;

/** The code as elements, because a page with Trusted Types takes no markup that is a text. */
function drawn(svg: string): Element {
  const [frame, ...paths] = (svg.match(/<(?:svg|path)\b[^>]*>/g) ?? []).map((tag) => {
    const one = document.createElementNS(
      'http://www.w3.org/2000/svg',
      tag.startsWith('<svg') ? 'svg' : 'path',
    );
    for (const [, name, value] of tag.matchAll(/ (viewBox|shape-rendering|fill|stroke|d)="([^"]*)"/g))
      one.setAttribute(name!, value!);
    return one;
  });
  frame!.append(...paths);
  return frame!;
}

/** Shows a dialog with the code to scan and the number to choose. Escape and its button close it. */
function show({ svg, number }: PhoneRequest, title: string) {
  const code = element(
    'div',
    '',
    'width:min(15rem,100%);margin:0 auto;border-radius:.5rem;overflow:hidden;line-height:0;background:#fff',
  );
  if (svg) code.append(drawn(svg));
  code.setAttribute('role', 'img');
  code.setAttribute('aria-label', words.phone.code);
  const left = paragraph('', 'small');
  left.setAttribute('role', 'timer');
  const end = performance.now() + seconds * 1000;
  const tick = () => {
    const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    left.textContent = words.phone.left(now);
  };
  tick();
  const timer = setInterval(tick, pause);
  const cancel = choice('no', words.cancel);
  const content = [
    ...(svg ? [paragraph(words.phone.scan), code] : [paragraph(words.phone.open)]),
    paragraph(words.phone.number),
    element('p', String(number), 'margin:0;font-size:2.5rem;line-height:1.2;font-weight:700'),
    left,
    ...(svg ? [] : [paragraph(words.phone.asked, 'small')]),
  ];
  const { dialog } = openDialog(title, content, [cancel]);
  cancel.onclick = () => dialog.close();
  dialog.addEventListener('close', () => clearInterval(timer));
  return dialog;
}

const reasons = (): Record<string, string> => words.phone.reasons;
/** The end of a request without a token. */
const ended = (state: string, message: string | null) =>
  state === 'declined' || state === 'expired'
    ? new LatchkeyError(codes[state], words.phone[state])
    : new LatchkeyError(codes.incomplete, reasons()[message ?? ''] ?? words.phone.failed);

/** Ends the request, so that the phone can no longer approve it. */
const cancelled = ({ transactionId, secret }: PhoneRequest) =>
  call('cancel', { transactionId, secret }).catch(() => undefined);

/** Polls once a second until there is an outcome; a short failure of the network or the platform does not end it. */
async function outcome<T>(open: PhoneRequest, dialog: HTMLDialogElement): Promise<T> {
  const { transactionId, secret } = open;
  for (let missed = 0; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
    if (!dialog.open) {
      await cancelled(open);
      throw new LatchkeyError(codes.cancelled, words.phone.closed);
    }
    const now = await call<Result<T>>('result', { transactionId, secret }).catch((error) => {
      if (isPassing(error) && ++missed <= 5) return null;
      // The page is told at once, because this call may be lost as well.
      void cancelled(open);
      throw error;
    });
    if (!now) continue;
    if (now.token) return now.token;
    if (now.transactionStatus === 'FAILED') throw ended(now.state, now.message);
    missed = 0;
  }
}

/** The page's location, if the page asked for it; the phone shows it. */
export type Place = { longitude: number; latitude: number };
type Who = { username?: string; name?: string; place?: Place; method?: 'push'; captcha?: string };
/**
 * Type 1 registers on the phone that scans the code; type 2 signs in with its passkey. With the method push, a
 * notification to the installed app replaces the code. Throws LatchkeyError.
 */
export async function byPhone<T>(type: 1 | 2, who: Who): Promise<T> {
  const open = await call<PhoneRequest>('request', { type, ...who });
  const signIn = who.method === 'push' ? words.phone.app : words.phone.signIn;
  return answeredBy(open, type === 1 ? words.phone.register : signIn);
}

function shown(open: PhoneRequest, title: string) {
  try {
    return show(open, title);
  } catch (error) {
    throw new LatchkeyError(codes.incomplete, words.phone.unshown, error);
  }
}

/** Shows an open request under a title, and waits until the phone has answered it. Throws LatchkeyError. */
export async function answeredBy<T>(open: PhoneRequest, title: string): Promise<T> {
  const dialog = shown(open, title);
  try {
    return await outcome<T>(open, dialog);
  } finally {
    dialog.close();
  }
}
