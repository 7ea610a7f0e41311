import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'web-kit/icons');
const library = '@mui/icons-material';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const named = new RegExp(`["']${library}/(\\w+)["']`, 'g');

/** The icons that the pages import, and the packages that they use, by name. */
export function iconsInUse(): string[] {
  type Packages = Record<string, { dependencies?: object; peerDependencies?: object }>;
  const users = Object.entries((JSON.parse(read('package-lock.json')) as { packages: Packages }).packages)
    .filter(([path, { dependencies, peerDependencies }]) => {
      return path.startsWith('node_modules/') && library in { ...dependencies, ...peerDependencies };
    })
    .map(([path]) => `${path}/dist/**/*.js`);
  const exclude = ['**/node_modules/**', '**/dist/**'];
  const files = [
    ...globSync('{web-kit,*-ui}/**/*.{ts,tsx}', { cwd: root, exclude }),
    ...globSync(users, { cwd: root }),
  ];
  const names = files.flatMap((file) => [...read(file).matchAll(named)].map(([, name]) => name!));
  return [...new Set(names)].sort();
}

/** The icons that are there, by name. */
export const iconsThere = (): string[] =>
  globSync('[A-Z]*.ts', { cwd: folder })
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

/** The module of an icon, from the module of the library. */
function iconFrom(original: string, name: string): string {
  // A group, of which there are few, has its attributes before its shapes.
  const [, group = ''] = /\("g", \{([^[]*)children/.exec(original) ?? [];
  const shapes = [...original.matchAll(/_jsx\("(?:path|circle)", \{([^}]*)\}/g)];
  if (!shapes.length) throw new Error(`${name} has no path and no circle`);
  const written = shapes.map(([, attributes]) => `{ ${group}${attributes} }`.replace(/\s+/g, ' ')).join(', ');
  return `import { icon } from './icon.ts';\n\nexport default icon('${name}', ${written});\n`;
}

/** Writes the icons in use, as the library has them in the version of our package, and removes the others. */
function takeIcons() {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const aside = mkdtempSync(join(tmpdir(), 'icons-'));
  execFileSync('npm', ['pack', '--silent', `${library}@${version}`], { cwd: aside });
  execFileSync('tar', ['xzf', globSync('*.tgz', { cwd: aside })[0]!], { cwd: aside });
  for (const name of iconsThere()) rmSync(join(folder, `${name}.ts`));
  for (const name of iconsInUse()) {
    const original = readFileSync(join(aside, 'package', `${name}.mjs`), 'utf8');
    writeFileSync(join(folder, `${name}.ts`), iconFrom(original, name));
  }
  rmSync(aside, { recursive: true });
  execFileSync('npx', ['biome', 'check', '--write', folder], { cwd: root, stdio: 'inherit' });
}

if (import.meta.main) takeIcons();
