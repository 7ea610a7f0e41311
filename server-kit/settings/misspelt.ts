/** Finds variables that look like misspelt settings, each with a hint. Other programs' variables are left alone. */
export function misspelt(env: Record<string, string | undefined>, known: readonly string[]) {
  return Object.entries(env)
    .filter(([name]) => !known.includes(name))
    .flatMap(([name, value = '']) => {
      if (isServiceLink(name, value)) return [];
      const plain = name.toUpperCase().replace(/^LATCHKEY_/, '');
      const meant = known.find((each) => isNear(plain, each));
      if (!meant && plain === name.toUpperCase()) return [];
      return [{ name, hint: meant ? `: did you mean ${meant}?` : ' (see --help)' }];
    });
}

/** Kubernetes sets such variables in every pod to describe a service named latchkey. */
const isServiceLink = (name: string, value: string) =>
  /_SERVICE_(?:HOST|PORT(?:_\w+)?)$/.test(name) ||
  /_PORT_\d+_(?:TCP|UDP)(?:_\w+)?$/.test(name) ||
  (name.endsWith('_PORT') && /^(?:tcp|udp):/.test(value));

/** True for names that differ in underscores or by one letter; short names are too alike for the latter. */
function isNear(a: string, b: string): boolean {
  const [bareA, bareB] = [a.replaceAll('_', ''), b.replaceAll('_', '')];
  return bareA === bareB || (b.length >= 7 && areOneEditApart(bareA, bareB));
}

function areOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
