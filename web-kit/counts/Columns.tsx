import { Box } from '@mui/material';
import { formatNumber } from '../format.ts';

/** A column of a chart: its parts from the bottom up, each with its colour. */
export type Column = { key: string; label: string; parts: readonly { count: number; colour: string }[] };

const height = 180;
/** The most labels below a chart, so that they do not run into each other on a phone. */
const mostLabels = 6;
const total = ({ parts }: Column) => parts.reduce((sum, { count }) => sum + count, 0);

/**
 * Counts as stacked columns, whose highest fills the chart. It is one picture with a name; the numbers stand beside it.
 * It is drawn by boxes: the first page of a console should not wait for a library.
 */
export function Columns({ label, columns }: { label: string; columns: readonly Column[] }) {
  const most = Math.max(1, ...columns.map(total));
  const every = Math.ceil(columns.length / mostLabels);
  return (
    <Box role="img" aria-label={label} sx={{ my: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 12 }}>
        {formatNumber(most)}
      </Box>
      <Box sx={{ ...plot, gap: columns.length > 40 ? '1px' : { xs: '1px', sm: '3px' } }}>
        {columns.map((column) => (
          <Box key={column.key} sx={stack}>
            {column.parts.map(
              ({ count, colour }) =>
                count > 0 && (
                  <Box
                    key={colour}
                    className="drawn"
                    sx={block}
                    style={{ height: `max(2px, ${(count / most) * 100}%)`, background: colour }}
                  />
                ),
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', color: 'text.secondary', fontSize: 12, mt: 0.5 }}>
        {columns.map(
          ({ key, label }, n) =>
            n % every === 0 && (
              <Box
                key={key}
                sx={{ flexBasis: 0, flexGrow: Math.min(every, columns.length - n), minWidth: 0 }}
              >
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {label}
                </Box>
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}

const plot = {
  display: 'flex',
  alignItems: 'flex-end',
  height,
  borderTop: '1px dashed var(--line)',
  borderBottom: '1px solid var(--line-strong)',
} as const;
const stack = {
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  display: 'flex',
  flexDirection: 'column-reverse',
} as const;
// A lone step does not fill the whole chart. Each block begins where the label of its column does.
const block = { width: '100%', maxWidth: 48 } as const;
