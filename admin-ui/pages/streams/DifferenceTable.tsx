import { Box, Chip, TableCell, TableRow } from '@mui/material';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { PlainTable } from '../../../web-kit/table/PlainTable.tsx';
import { fieldName } from '../../base/fieldWords.ts';
import { words } from '../../base/words.ts';
import type { Difference } from './diff.ts';
import { texts } from './texts.ts';

const { asOf } = texts;
const colours = { added: 'success', changed: 'warning', removed: 'error' } as const;
const backgrounds = { added: '--good-soft', changed: '--warn-soft', removed: '--bad-soft' } as const;

/** The fields of a row with their values. Changed fields are highlighted and show the value before. */
export function DifferenceTable({ differences }: { differences: Difference[] }) {
  return (
    <PlainTable
      heads={[asOf.field, asOf.before, asOf.after]}
      look={{ tableLayout: 'auto' }}
      around={{ label: asOf.field }}
    >
      {differences.map((each) => (
        <Line key={each.field} {...each} />
      ))}
    </PlainTable>
  );
}

function Line({ field, before, after, change }: Difference) {
  const isSame = change === 'same';
  return (
    <TableRow sx={isSame ? {} : { bgcolor: `var(${backgrounds[change]})` }}>
      <TableCell data-label={asOf.field}>
        <span>
          <Box component="span" title={field} sx={{ marginInlineEnd: 1 }}>
            {fieldName(field)}
          </Box>
          {!isSame && <Chip size="small" variant="outlined" color={colours[change]} label={asOf[change]} />}
        </span>
      </TableCell>
      <TableCell data-label={asOf.before}>
        {isSame || change === 'added' ? null : <del>{shown(before)}</del>}
      </TableCell>
      <TableCell data-label={asOf.after}>{shown(after)}</TableCell>
    </TableRow>
  );
}

/** Texts as they are, but an empty one as "" so that it is visible. */
const shown = (value: unknown) => {
  if (value === undefined) return words.none;
  return typeof value === 'string' && value ? (
    <span>
      <Pieces text={value} />
    </span>
  ) : (
    JSON.stringify(value)
  );
};
