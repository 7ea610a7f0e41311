import { useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { moduleName } from '../../../web-kit/errorModules/moduleName.ts';
import { type Says, useSays } from '../../../web-kit/told.ts';
import { Heading } from '../../parts/Heading.tsx';
import { useLoad } from '../../parts/hooks/useLoad.ts';
import { Failed, Loading } from '../../parts/Loading.tsx';
import { Shell } from '../../parts/Shell.tsx';
import { texts } from './texts.ts';
import './errorCodes.css';

const t = texts;
const load = () => call('GET /error-codes/list', {});
type Group = Awaited<ReturnType<typeof load>>[number];

/** The groups with their messages in the language of the page, in which they are sought, too. */
const saidWith = (says: Says, groups: Group[]): Group[] =>
  groups.map(({ module, errors }) => ({
    module,
    errors: errors.map((error) => ({ ...error, message: says({ refusal: error.refusal }, error.message) })),
  }));
const has = (sought: string) => (error: Group['errors'][number]) =>
  `${error.code} ${error.message}`.toLowerCase().includes(sought);

function Module({ open, ...group }: Group & { open: boolean }) {
  return (
    <details className="module" open={open}>
      <summary>
        {moduleName(group)} <span className="count">{group.errors.length}</span>
      </summary>
      <table>
        <thead>
          <tr>
            {t.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.errors.map(({ code, message }, i) => (
            <tr key={code}>
              <td>{i + 1}</td>
              <td>{code}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Groups({ groups }: { groups: Group[] }) {
  const [sought, setSought] = useState('');
  const says = useSays();
  const found = saidWith(says, groups)
    .map(({ module, errors }) => ({ module, errors: errors.filter(has(sought.trim().toLowerCase())) }))
    .filter(({ errors }) => errors.length);
  return (
    <>
      <input
        type="search"
        className="search"
        aria-label={t.search}
        placeholder={t.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.map((group, i) => (
        <Module key={group.module} {...group} open={sought !== '' || i === 0} />
      ))}
      {!found.length && <p className="empty">{t.empty}</p>}
    </>
  );
}

/** /error-codes: the meaning of the error numbers in replies, by module. */
export default function ErrorCodesPage() {
  const { value, error, retry } = useLoad(load);
  return (
    <Shell wide>
      <Heading title={t.title} />
      <p className="lead">{t.lead}</p>
      {error !== undefined && <Failed message={error} retry={retry} />}
      {error === undefined && (value ? <Groups groups={value} /> : <Loading />)}
    </Shell>
  );
}
