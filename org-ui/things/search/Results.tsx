import { Box, Typography } from '@mui/material';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { Pieces } from '../../../web-kit/table/Breaking.tsx';
import { words } from '../../base/words.ts';
import type { Found } from './found.ts';
import { texts as t } from './texts.ts';

type Autocomplete = UseAutocompleteReturnValue<Found, false, false, false, true>;

/** The results by kind, one of which the arrow keys choose. */
export function Results({ of }: { of: Autocomplete }) {
  return (
    <Box component="ul" {...of.getListboxProps()} aria-label={t.results} sx={list}>
      {of.groupedOptions.map(({ key, index, group, options }) => (
        <Box component="li" key={key} role="group" aria-label={group}>
          <Typography aria-hidden variant="overline" sx={{ px: 2, color: 'text.secondary' }}>
            {group}
          </Typography>
          <Box component="ul" role="presentation" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {options.map((option, at) => {
              const { key: own, ...props } = of.getOptionProps({ option, index: index + at });
              return (
                <Box component="li" key={own} {...props} sx={row}>
                  {option.name}
                  {'href' in option && ` (${words.newWindow})`}
                  {option.detail && (
                    <Typography component="span" variant="body2" sx={detail}>
                      <Pieces text={option.detail} />
                    </Typography>
                  )}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: 1,
  maxHeight: '55vh',
  minHeight: 120,
  overflow: 'auto',
} as const;
/** Beside the name where there is room, and otherwise below it. */
const detail = {
  display: { xs: 'block', sm: 'inline' },
  marginInlineStart: { sm: 1 },
  color: 'text.secondary',
} as const;
const row = {
  px: 2,
  py: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused, &:hover': { bgcolor: 'var(--brand-soft)', color: 'primary.main' },
} as const;
