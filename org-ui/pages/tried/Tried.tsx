import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { families } from '../../../web-kit/families.ts';
import { preciseDateTime } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { pageOf } from '../../base/paths.ts';
import { CodeBlock } from '../../parts/copy/CodeBlock.tsx';
import { Field } from '../../parts/copy/Field.tsx';
import { sideBySide } from '../../parts/form/sideBySide.ts';
import { Failed } from '../../parts/page/Failed.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Loading } from '../../parts/page/Loading.tsx';
import { lists } from '../../parts/page/lists.ts';
import { Section } from '../../parts/page/Section.tsx';
import { TryButton } from '../../things/applicationPage/TryButton.tsx';
import { adviceFor } from './advice.ts';
import { texts as t } from './texts.ts';

const lookEvery = 2_000;
/** Whether a tryout goes on without this browser: a person approves it elsewhere. */
const comesByItself = (tried: Tried | undefined) =>
  tried?.state === 'waiting' && !families[tried.family].tries;
/** What the page says of a tryout in a browser, or of one of the client of a network. */
const wordsOf = ({ family }: Tried) => (family === 'radius' ? t.network : t);

/** What came of a tryout: what the application would get, or why it would get nothing. */
export default function TriedPage() {
  const { tryoutId = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...read('GET /tryouts/:tryoutId', { tryoutId }),
    refetchInterval: ({ state }) => (comesByItself(state.data) && !state.error ? lookEvery : false),
  });
  if (!data)
    return error ? <Failed error={error} onRetry={refetch} list={lists.applications} /> : <Loading />;
  const { state, appId, family, name } = data;
  return (
    <>
      <Heading title={t.title(name)}>
        <Button component={Link} to={pageOf(family, appId)}>
          {t.toApplication}
        </Button>
        {families[family].tries && <TryButton appId={appId} />}
      </Heading>
      {state === 'waiting' && (
        <Alert severity="info" action={<Button onClick={() => refetch()}>{t.refresh}</Button>}>
          {wordsOf(data).waiting}
        </Alert>
      )}
      {state === 'failed' && <Why tried={data} />}
      {state === 'signedIn' && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {wordsOf(data).signedIn} {wordsOf(data).nothingLeft}
        </Alert>
      )}
      <Result tried={data} />
    </>
  );
}

function Why({ tried }: { tried: Tried }) {
  const { problem, family, appId } = tried;
  const { text, label, to } = adviceFor(problem?.code ?? '', family, appId);
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {wordsOf(tried).failed}
      </Alert>
      <Section title={t.why}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{problem?.says}</Typography>
        <Typography sx={{ mt: 2 }}>{text}</Typography>
        {to && (
          <Button component={Link} to={to} variant="contained" sx={{ mt: 2 }}>
            {label}
          </Button>
        )}
      </Section>
    </>
  );
}

const grid = sideBySide(220);
const shown = (name: string, value: string) => (name === 'signedInAt' ? preciseDateTime(value) : value);

/** What the application would get, as far as it is known. */
function Result({ tried }: { tried: Tried }) {
  const { state, facts, told, raw, family } = tried;
  const title = wordsOf(tried).told;
  return (
    <>
      {told.length > 0 && (
        <Section title={title}>
          <Told label={title} told={told} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title={t.facts}>
          <Box sx={grid}>
            {facts.map(({ name, value }) => (
              <Field key={name} label={t.names[name] ?? name}>
                {shown(name, value)}
              </Field>
            ))}
          </Box>
        </Section>
      )}
      {raw.map(({ name, text }) => (
        <Section key={name} title={t.part(t.parts[name] ?? name)}>
          <CodeBlock what={t.parts[name] ?? name} code={text} />
        </Section>
      ))}
      {state === 'signedIn' && t.notTried[family] && (
        <Section title={t.untested}>
          <Typography>{t.notTried[family]}</Typography>
        </Section>
      )}
    </>
  );
}

function Told({ label, told }: Pick<Tried, 'told'> & { label: string }) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {Object.values(t.columns).map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {told.map(({ name, value, from }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <code>{name}</code>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{value}</TableCell>
              <TableCell>{from.map((each) => t.parts[each] ?? each).join(', ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
