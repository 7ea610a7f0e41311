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

/** What came of a tryout: what the application would get, or why it would get nothing. */
export default function TriedPage() {
  const { tryoutId = '' } = useParams();
  const { data, error, refetch } = useQuery(read('GET /tryouts/:tryoutId', { tryoutId }));
  if (!data)
    return error ? <Failed error={error} onRetry={refetch} list={lists.applications} /> : <Loading />;
  const { state, appId, family, name } = data;
  return (
    <>
      <Heading title={t.title(name)}>
        <Button component={Link} to={pageOf(family, appId)}>
          {t.toApplication}
        </Button>
        <TryButton appId={appId} />
      </Heading>
      {state === 'waiting' && (
        <Alert severity="info" action={<Button onClick={() => refetch()}>{t.refresh}</Button>}>
          {t.waiting}
        </Alert>
      )}
      {state === 'failed' && <Why tried={data} />}
      {state === 'signedIn' && <Result tried={data} />}
    </>
  );
}

function Why({ tried: { problem, family, appId } }: { tried: Tried }) {
  const { text, label, to } = adviceFor(problem?.code ?? '', family, appId);
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {t.failed}
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

function Result({ tried: { facts, told, raw, family } }: { tried: Tried }) {
  return (
    <>
      <Alert severity="success" sx={{ mb: 3 }}>
        {t.signedIn} {t.nothingLeft}
      </Alert>
      <Section title={t.told}>
        <Told told={told} />
      </Section>
      <Section title={t.facts}>
        <Box sx={grid}>
          {facts.map(({ name, value }) => (
            <Field key={name} label={t.names[name] ?? name}>
              {shown(name, value)}
            </Field>
          ))}
        </Box>
      </Section>
      {raw.map(({ name, text }) => (
        <Section key={name} title={t.part(t.parts[name] ?? name)}>
          <CodeBlock what={t.parts[name] ?? name} code={text} />
        </Section>
      ))}
      {t.notTried[family] && (
        <Section title={t.untested}>
          <Typography>{t.notTried[family]}</Typography>
        </Section>
      )}
    </>
  );
}

function Told({ told }: Pick<Tried, 'told'>) {
  return (
    <TableContainer>
      <Table size="small" aria-label={t.told}>
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
