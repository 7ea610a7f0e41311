const isHex = /^[0-9A-Fa-f]{2}/;

/** Cuts a distinguished name at the separators that are not escaped, and takes the escapes (RFC 4514 section 2.4) away. */
function partsOf(dn: string): string[] {
  if (!dn.includes('\\')) return dn.split(',');
  const octets = new TextEncoder();
  const parts: number[][] = [[]];
  for (let at = 0; at < dn.length; at += 1) {
    const here = parts.at(-1)!;
    const rest = dn.slice(at + 1, at + 3);
    if (dn[at] === '\\' && isHex.test(rest)) {
      here.push(Number.parseInt(rest, 16));
      at += 2;
    } else if (dn[at] === '\\' && rest) {
      here.push(...octets.encode(dn[at + 1]));
      at += 1;
    } else if (dn[at] === ',') parts.push([]);
    else {
      const sign = String.fromCodePoint(dn.codePointAt(at)!);
      here.push(...octets.encode(sign));
      at += sign.length - 1;
    }
  }
  return parts.map((part) => new TextDecoder().decode(Uint8Array.from(part)));
}

/**
 * One spelling of a distinguished name: servers write the same name with other capitals, blanks and escapes where a group
 * names its members.
 */
export function plainName(dn: string): string {
  // An expression that looked for the blanks around the sign would take years for a part of blanks alone.
  const plain = partsOf(dn).map((part) => {
    const [kind, ...value] = part.split('=');
    return [kind!.trim(), ...(value.length ? [value.join('=').trim()] : [])].join('=');
  });
  return JSON.stringify(plain.map((part) => part.toLowerCase()));
}
