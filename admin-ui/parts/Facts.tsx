import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Pieces } from '../../web-kit/table/Breaking.tsx';

type FactsProps = {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Stands the facts in columns of one width, for lists that are compared with each other. */
  even?: boolean;
};
const side = { display: 'flex', flexWrap: 'wrap', columnGap: 4 } as const;
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(192px, 1fr))',
  columnGap: 2,
};

/** A list of names and values, side by side where there is room. */
export function Facts({ facts, even = false }: FactsProps) {
  return (
    <Box component="dl" sx={{ ...(even ? columns : side), rowGap: 1, m: 0 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {typeof value === 'string' ? <Pieces text={value} /> : value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
