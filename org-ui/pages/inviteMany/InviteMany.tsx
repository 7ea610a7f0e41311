import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { call } from '../../../web-kit/call.ts';
import { csvBlob, csvHead, save } from '../../../web-kit/table/csv.ts';
import { messageOf } from '../../../web-kit/toast/toast.tsx';
import { useIds } from '../../base/session.ts';
import { words } from '../../base/words.ts';
import { hosted } from '../../families/families.ts';
import { FileButton } from '../../parts/form/FileButton.tsx';
import { Empty } from '../../parts/page/Empty.tsx';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { WayOn } from '../../parts/page/WayOn.tsx';
import { ChooseButton } from '../../things/chooseApplication/ChooseButton.tsx';
import { useAsked } from '../../things/chooseApplication/useAsked.ts';
import { attributesQuery, type CustomAttribute } from '../../things/customAttributes/attributes.ts';
import { type Choice, Others } from '../../things/invites/Others.tsx';
import { Preview } from './Preview.tsx';
import { latest, Run } from './Run.tsx';
import { templateOf } from './readPeople.ts';
import { texts as t } from './texts.ts';
import { look, type Seen } from './upload.ts';

/** Milliseconds between two looks at a run that is going on. */
const between = 2000;

/** Invites the people of a CSV file to one or several applications. */
export default function InviteMany() {
  const { asked, first, isPending, error, retry } = useAsked(hosted);
  const start = asked ?? first;
  const run = useQuery({
    queryKey: latest,
    queryFn: () => call('GET /invite/run', {}),
    refetchInterval: ({ state }) => (state.data?.running ? between : false),
  });
  // Without an answer a run may be going on, during which no other one is offered.
  const failed = error ?? (run.data ? null : run.error);
  const again = () => Promise.all([retry(), run.refetch()]);
  return (
    <>
      <Heading title={t.title} />
      {run.data?.runId && <Run {...run.data} />}
      {failed || isPending || run.isPending ? (
        <Pending error={failed} onRetry={again} />
      ) : run.data?.running ? null : start ? (
        <FromFile start={start} />
      ) : (
        <Empty text={t.noApps} next={{ label: words.addApplication, to: '/configure-application' }} />
      )}
    </>
  );
}

function FromFile({ start }: { start: Choice }) {
  const { uniqueId } = useIds();
  const queries = useQueryClient();
  const kept = useQuery(attributesQuery(uniqueId));
  const [{ appId, name }, setApplication] = useState(start);
  const [others, setOthers] = useState<Choice[]>([]);
  const [read, setRead] = useState<number>();
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState<unknown>();
  const isReading = read !== undefined;
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file || isReading) return;
    setSeen(undefined);
    setProblem(undefined);
    setRead(0);
    const appIds = others.map((each) => each.appId).filter((each) => each !== appId);
    try {
      const { attributes } = await queries.fetchQuery(attributesQuery(uniqueId));
      setSeen(await look(file, attributes, { appId, appIds }, setRead));
    } catch (error) {
      setProblem(error);
    }
    setRead(undefined);
  }
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography sx={{ mb: 2 }}>{t.lead}</Typography>
      <Columns attributes={kept.data?.attributes ?? []} />
      <ChooseButton
        among={hosted}
        chosen={appId}
        name={name}
        disabled={isReading}
        choose={(next) => {
          if (!next) return;
          setApplication(next);
          setSeen(undefined);
        }}
      />
      <Others
        besides={appId}
        value={others}
        disabled={isReading}
        onChange={(chosen) => {
          setOthers(chosen);
          setSeen(undefined);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        <FileButton label={t.choose} accept=".csv,.txt,.tsv,text/csv" onChange={choose}>
          {t.choose}
        </FileButton>
        <Button
          disabled={!kept.data}
          onClick={() => save('people.csv', csvBlob([csvHead(templateOf(kept.data?.attributes ?? []))]))}
        >
          {t.template}
        </Button>
      </Box>
      <Box role="status">{isReading && t.reading(read)}</Box>
      {problem !== undefined && (
        <Alert severity="error" action={<WayOn after={problem} />}>
          {messageOf(problem)}
        </Alert>
      )}
      {seen && <Preview seen={seen} />}
    </Box>
  );
}

/** Options of a choice that the page names; the page of attributes has them all. */
const namedOptions = 5;
const columnSays = ({ label, kind, options }: CustomAttribute) => {
  if (kind === 'text') return label;
  const some = options.slice(0, namedOptions).join(', ') + (options.length > namedOptions ? ', …' : '');
  return `${label} (${kind === 'choice' ? t.kinds.choice(some) : t.kinds[kind]})`;
};
/** Says which custom attributes a file can have, and what their cells can hold; nothing where there are none. */
function Columns({ attributes }: { attributes: readonly CustomAttribute[] }) {
  if (!attributes.length) return null;
  return <Typography sx={{ mb: 2 }}>{t.custom(attributes.map(columnSays).join(', '))}</Typography>;
}
