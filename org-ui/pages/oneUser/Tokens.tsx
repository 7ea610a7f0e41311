import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { shortDateTime } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { sends } from '../../../web-kit/sends.ts';
import { Breaking } from '../../../web-kit/table/Breaking.tsx';
import type { Column } from '../../../web-kit/table/column.ts';
import { Dated } from '../../../web-kit/table/Dated.tsx';
import { type Query, together } from '../../../web-kit/table/query.ts';
import { DataTable } from '../../../web-kit/table.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Section } from '../../parts/page/Section.tsx';
import { texts } from './texts.ts';

const t = texts.tokens;
const rowsPerPage = 5;
const sort: Query['sort'] = ['expiresAt', 'DESC'];
type Kind = 'access' | 'refresh';
type Token = ReplyOf<Calls, 'GET /resource/getAllAccessToken/:userId'>['tokens'][number];

const paths = {
  access: {
    list: 'GET /resource/getAllAccessToken/:userId',
    all: 'DELETE /resource/deleteAllAccessToken/:userId',
    one: 'DELETE /resource/deleteSingleAccessToken/:jti',
  },
  refresh: {
    list: 'GET /resource/getAllRefreshToken/:userId',
    all: 'DELETE /resource/deleteAllRefreshToken/:userId',
    one: 'DELETE /resource/deleteSingleRefreshToken/:jti',
  },
} as const;
const columns: readonly Column<Token>[] = [
  {
    key: 'resource',
    title: t.columns.resource,
    sorts: true,
    show: ({ resource }) => <Breaking>{resource || t.own}</Breaking>,
  },
  { key: 'scope', title: t.columns.scope, show: ({ scope }) => <Breaking>{scope || '-'}</Breaking> },
  {
    key: 'expiresAt',
    title: t.columns.expires,
    sorts: true,
    show: ({ expiresAt }) => <Dated>{shortDateTime(expiresAt)}</Dated>,
  },
];

/** The live tokens that applications hold for a user. */
export function Tokens({ userId }: { userId: string }) {
  return (
    <>
      <List kind="access" userId={userId} />
      <List kind="refresh" userId={userId} />
    </>
  );
}

function List({ kind, userId }: { kind: Kind; userId: string }) {
  const { list, all, one } = paths[kind];
  const every = read(list, { userId });
  const queries = useQueryClient();
  // The table waits for the same answer, instead of asking once more.
  const load = together<Token>(every.queryKey, async () => (await queries.fetchQuery(every)).tokens);
  const { data, isPending } = useQuery(every);
  // Where they cannot be read, they can still be revoked.
  const everyOne = !isPending && data?.tokens.length !== 0 && (
    <CommandButton
      label={t.all}
      color="error"
      run={sends(all, () => ({ userId }))}
      done={t.removedAll[kind]}
      confirm={{ title: t.allTitle(t[kind]), text: t.allAsks, yes: t.all }}
    />
  );
  const remove = ({ jti }: Token) => (
    <CommandButton
      label={t.remove}
      size="small"
      color="error"
      run={sends(one, () => ({ jti }))}
      done={t.removed[kind]}
      confirm={{ title: t.removeTitle, text: t.removeAsks, yes: t.remove }}
    />
  );
  return (
    <Section title={t[kind]} buttons={everyOne}>
      {kind === 'access' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t.about}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <DataTable
          label={t[kind]}
          load={load}
          columns={columns}
          idOf={({ jti }) => jti}
          actions={remove}
          pageSize={rowsPerPage}
          sort={sort}
          address={kind}
          empty={<Empty text={t.none} />}
        />
      </Box>
    </Section>
  );
}
