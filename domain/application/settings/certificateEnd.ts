import { certificatesIn } from './pem.ts';

/** An element of DER (X.690): its tag, and where its content begins and ends. */
type Element = { tag: number; from: number; to: number };

/** The elements that a content consists of. Throws when it is cut off. */
function elementsIn(der: Uint8Array, { from, to }: Pick<Element, 'from' | 'to'>): Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to; ) {
    const [tag, first] = [byteAt(der, at), byteAt(der, at + 1)];
    // A length of 128 or more is in bytes of its own, whose number comes first.
    const more = first < 128 ? 0 : first - 128;
    let length = first < 128 ? first : 0;
    for (let n = 0; n < more; n++) length = length * 256 + byteAt(der, at + 2 + n);
    const begin = at + 2 + more;
    elements.push({ tag, from: begin, to: begin + length });
    at = begin + length;
  }
  return elements;
}
function byteAt(der: Uint8Array, at: number): number {
  return der[at] ?? cutOff();
}
function cutOff(): never {
  throw new Error('the certificate is cut off');
}

const generalizedTime = 0x18;
/** A time in a certificate (RFC 5280 section 4.1.2.5), as ISO time. Those with two digits for the year are of 1950 to 2049. */
function timeIn(der: Uint8Array, { tag, from, to }: Element): string {
  const text = String.fromCharCode(...der.subarray(from, to));
  const century = tag === generalizedTime ? '' : text < '50' ? '20' : '19';
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(century + text) ?? cutOff();
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toISOString();
}

/** The tag of the version, which is the one field of a certificate before its validity that may be missing. */
const version = 0xa0;
/**
 * When the last certificate in PEM ends, as ISO time (RFC 5280 section 4.1); null when the text has none. Read models are
 * pure, and the certificates of Node.js are not there in browsers, so its fields are read here.
 */
export const certificateEnd = (pem: string): string | null =>
  certificatesIn(pem).map(endOf).sort().at(-1) || null;

/** When one certificate ends; an empty text when it cannot be read. */
function endOf(pem: string): string {
  try {
    const text = pem.replace(/-----[A-Z ]+-----|\s/g, '');
    const der = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const within = (element: Element | undefined) => elementsIn(der, element ?? cutOff());
    const [certificate] = elementsIn(der, { from: 0, to: der.length });
    const [signed] = within(certificate);
    const [, , , validity] = within(signed).filter(({ tag }) => tag !== version);
    const [, notAfter] = within(validity);
    return timeIn(der, notAfter ?? cutOff());
  } catch {
    return '';
  }
}
