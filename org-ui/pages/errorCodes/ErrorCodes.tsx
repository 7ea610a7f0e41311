import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../../../api/calls.ts';
import type { ReplyOf } from '../../../api/client.ts';
import { moduleName } from '../../../web-kit/errorModules/moduleName.ts';
import { pair } from '../../../web-kit/format.ts';
import { read } from '../../../web-kit/read.ts';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { useSays } from '../../../web-kit/told.ts';
import { Heading } from '../../parts/page/Heading.tsx';
import { Pending } from '../../parts/page/Pending.tsx';
import { texts } from './texts.ts';

type Group = ReplyOf<Calls, 'GET /error-codes/list'>[number];

/** The error codes of all refusals, by module. */
export default function ErrorCodes() {
  const { data, error, refetch } = useQuery({
    ...read('GET /error-codes/list', {}),
  });
  return (
    <>
      <Heading title={texts.title} />
      <Typography sx={{ mb: 2 }}>{texts.text}</Typography>
      {data ? <Groups groups={data} /> : <Pending error={error} onRetry={refetch} />}
    </>
  );
}

function Groups({ groups }: { groups: Group[] }) {
  if (!groups.length) return <Box sx={{ py: 6, textAlign: 'center' }}>{texts.empty}</Box>;
  return groups.map((group) => (
    <Accordion
      key={group.module}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ font: 'inherit', fontWeight: 650 }}>
        {moduleName(group)}
      </AccordionSummary>
      <AccordionDetails>
        <Codes module={moduleName(group)} errors={group.errors} />
      </AccordionDetails>
    </Accordion>
  ));
}

function Codes({ module, errors }: Group) {
  const says = useSays();
  return (
    <PlainTable label={module} heads={texts.columns} around={{ label: pair(texts.title, module) }}>
      {errors.map(({ code, message, refusal }, index) => (
        <TableRow key={code}>
          <TableCell>{index + 1}</TableCell>
          <TableCell>{code}</TableCell>
          <TableCell>{says({ refusal }, message)}</TableCell>
        </TableRow>
      ))}
    </PlainTable>
  );
}
