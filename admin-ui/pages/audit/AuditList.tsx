import { SelectInput, TextInput } from 'react-admin';
import { outcomeName, reasons } from '../../../web-kit/counts/outcomes.ts';
import { networkAddress } from '../../../web-kit/format.ts';
import { streamPage } from '../../base/addresses.ts';
import { kindName, logWords } from '../../base/logWords.ts';
import { words } from '../../base/words.ts';
import { Actor } from '../../parts/Actor.tsx';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { ofOrganisation } from '../../parts/ofOrganisation.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { Name } from '../../parts/values/Name.tsx';
import { OrganisationName } from '../../parts/values/OrganisationName.tsx';
import { Time } from '../../parts/values/Time.tsx';
import type { AuditRow } from './index.ts';
import { texts } from './texts.ts';

const { columns } = texts;
/** Turns a day in the viewer's time zone into the instant at which it begins or ends. */
const dayAs = (end: boolean) => (day: string) => {
  if (!day) return undefined;
  const at = new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};
const dayOf = (at: string | undefined) => {
  if (!at) return '';
  const day = new Date(at);
  // While a year is typed, it begins with zeros.
  return [String(day.getFullYear()).padStart(4, '0'), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};
const day = (source: string, label: string, end: boolean) => (
  <TextInput
    key={source}
    source={source}
    label={label}
    type="date"
    alwaysOn
    parse={dayAs(end)}
    format={dayOf}
    resettable={false}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
/** The roles of people. The system's own work is most of the log, and seldom what is looked for. */
const people = ['admin', 'operator', 'onboarding', 'user', 'visitor'];
const byPeople = { actorRole: people };
const choices = Object.entries(texts.by).map(([id, name]) => ({ id, name }));
const by = (
  <SelectInput
    key="actorRole"
    source="actorRole"
    label={columns.actor}
    choices={choices}
    alwaysOn
    resettable={false}
    parse={(chosen: string) => ({ people, system: 'system' })[chosen]}
    format={(roles: unknown) => (Array.isArray(roles) ? 'people' : (roles ?? 'all'))}
  />
);
/** Why sign-ins failed, and those that did not: shown where the address has them, as the numbers of the first page do. */
const failure = (
  <SelectInput
    key="failure"
    source="failure"
    label={texts.failure}
    choices={['missed' as const, ...reasons].map((id) => ({ id, name: outcomeName(id) }))}
    parse={(chosen: string) => (chosen === 'missed' ? reasons : chosen)}
    format={(chosen: unknown) => (Array.isArray(chosen) ? 'missed' : (chosen ?? ''))}
  />
);
const signedIn = (
  <SelectInput
    key="action"
    source="action"
    label={words.action}
    choices={[{ id: 'SignedIn', name: outcomeName('signedIn') }]}
  />
);
const filters = [
  by,
  search(texts.filter),
  ofOrganisation,
  day('createdAt_gte', texts.from, false),
  day('createdAt_lte', texts.to, true),
  failure,
  signedIn,
];
type Cell = (row: AuditRow) => React.ReactNode;

const at: Cell = (row) => <Time at={row.createdAt} />;
const action: Cell = (row) => (
  <span title={[row.action, ...(row.call ? [row.call] : [])].join(' · ')}>
    <TextLink to={streamPage(`${row.category}-${row.subjectId}`, row.position)}>
      {logWords.event(row.action)}
    </TextLink>
  </span>
);
/** The stream of a refusal has the id of the refused caller, so its name comes from that caller's model. */
const subject: Cell = ({ category, subjectId, actorRole }) => {
  const refused = actorRole === 'operator' ? 'operator' : 'admin';
  const kind = category === 'refusal' ? refused : category;
  // What there is one of has the name of its kind.
  if (subjectId === kind) return kindName(kind);
  return (
    <span>
      {kindName(kind)} <Name kind={kind} id={subjectId} />
    </span>
  );
};
const actor: Cell = (row) => <Actor role={row.actorRole} id={row.actorId} />;
const organisation: Cell = (row) => <OrganisationName id={row.organisationId} />;
const ip: Cell = (row) => (row.fromIP ? networkAddress(row.fromIP) : words.none);
const status: Cell = (row) => (row.statusCode < 400 ? texts.done : texts.refused(row.statusCode));
const took: Cell = (row) => (row.responseTime === null ? words.none : texts.ms(row.responseTime));

/** The audit log: who did what to whom, and from where. An action links to its event. */
export default function AuditList() {
  return (
    <ListPage sort={{ field: 'createdAt', order: 'DESC' }} filters={filters} usually={byPeople}>
      <Table>
        <Column source="createdAt" label={columns.createdAt} sortable render={at} />
        <Column source="actorId" label={columns.actor} render={actor} />
        <Column source="action" label={words.action} render={action} />
        <Column source="subjectId" label={columns.subject} render={subject} />
        <Column source="organisationId" label={words.organisation.label} rest render={organisation} />
        <Column source="fromIP" label={columns.ip} rest render={ip} />
        <Column source="statusCode" label={columns.status} rest render={status} />
        <Column source="responseTime" label={columns.responseTime} rest render={took} />
      </Table>
    </ListPage>
  );
}
