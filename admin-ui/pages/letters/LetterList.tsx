import { Box, Chip } from '@mui/material';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { streamPage } from '../../base/addresses.ts';
import { reactionName } from '../../base/reactionWords.ts';
import { words } from '../../base/words.ts';
import { useWrite } from '../../data/useWrite.ts';
import { Column } from '../../parts/Column.tsx';
import { search } from '../../parts/filters.tsx';
import { ListPage } from '../../parts/ListPage.tsx';
import { ofOrganisation } from '../../parts/ofOrganisation.tsx';
import { Table } from '../../parts/Table.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { OrganisationName } from '../../parts/values/OrganisationName.tsx';
import { Time } from '../../parts/values/Time.tsx';
import { ActButtons } from '../../several/ActButtons.tsx';
import { letterActs } from './acts.tsx';
import type { LetterRow } from './index.ts';
import { texts } from './texts.ts';

const t = texts;
const filters = [search(t.filter), ofOrganisation];
type Cell = (row: LetterRow) => React.ReactNode;

const what: Cell = ({ reaction, stream }) => (
  <TextLink to={streamPage(stream)}>{reactionName(reaction)}</TextLink>
);
const to: Cell = ({ email }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <Pieces text={email ?? words.none} />
  </Box>
);
const organisation: Cell = ({ organisationId }) => <OrganisationName id={organisationId} />;
const error: Cell = (row) => <Box sx={{ minWidth: { sm: 220 }, overflowWrap: 'anywhere' }}>{row.error}</Box>;
const since: Cell = ({ givenUpAt }) => <Time at={givenUpAt} />;
const action: Cell = (row) => <Again row={row} />;

const nameOf = ({ email, reaction }: LetterRow) => email ?? reactionName(reaction);

/** The button that sends a letter again. While it is being sent, a chip says so instead. */
function Again({ row }: { row: LetterRow }) {
  const acts = letterActs(useWrite('letters'));
  if (row.resentAt) return <Chip size="small" variant="outlined" color="info" label={t.underWay} />;
  return <ActButtons row={row} acts={acts} size="small" />;
}

/** Deliveries that failed after all attempts, mostly mails, each with its reason. */
export default function LetterList() {
  const acts = letterActs(useWrite('letters'));
  return (
    <ListPage sort={{ field: 'givenUpAt', order: 'DESC' }} filters={filters}>
      <Table empty={t.empty} acts={acts} nameOf={nameOf}>
        <Column source="reaction" label={t.columns.reaction} render={what} />
        <Column source="email" label={t.columns.email} render={to} />
        <Column source="organisationId" label={words.organisation.label} rest render={organisation} />
        <Column source="error" label={t.columns.error} render={error} />
        <Column source="attempts" label={t.columns.attempts} rest />
        <Column source="givenUpAt" label={t.columns.givenUpAt} sortable render={since} />
        <Column source="id" label={words.action} sticky render={action} />
      </Table>
    </ListPage>
  );
}
