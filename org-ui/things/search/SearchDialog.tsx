import Search from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longestSearch } from '../../../web-kit/table/address.ts';
import { usePaused } from '../../../web-kit/table/usePaused.ts';
import { useIds } from '../../base/session.ts';
import { type Found, guidesFor, type Place, placesFor } from './found.ts';
import { Results } from './Results.tsx';
import { sourcesOf } from './sources.ts';
import { texts as t } from './texts.ts';

/** What the lists of the organisation have for a search. A list that cannot be read is named, and the others count. */
function useFound(q: string) {
  const { uniqueId } = useIds();
  const { data, isLoading } = useQuery({
    queryKey: ['search', uniqueId, q],
    async queryFn() {
      const sources = sourcesOf(uniqueId);
      const answers = await Promise.allSettled(sources.map(({ find }) => find(q)));
      return {
        rows: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        failed: sources.filter((_, at) => answers[at]!.status === 'rejected').map(({ group }) => group),
      };
    },
    enabled: q !== '',
    staleTime: 0,
  });
  return { rows: data?.rows ?? [], failed: data?.failed ?? [], isAsking: isLoading };
}

type SearchDialogProps = { places: readonly Place[]; onClose: () => void };

/** What is typed, what was found for it, and what is said of that. */
function useSearch({ places, onClose }: SearchDialogProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const asked = usePaused(q);
  const { rows, isAsking, failed } = useFound(asked);
  const searching = asked !== q || isAsking;
  const navigate = useNavigate();
  const go = (chosen: Found) => {
    onClose();
    if ('to' in chosen) navigate(chosen.to);
    else window.open(chosen.href, '_blank', 'noreferrer');
  };
  const found = [...placesFor(q, places), ...(q ? rows : [])];
  const chooser = useAutocomplete<Found>({
    id: 'search',
    open: true,
    // What comes last stands last, so that the first result stays chosen.
    options: [...found, ...(searching ? [] : guidesFor(q))],
    value: null,
    inputValue: typed,
    autoHighlight: true,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ key }) => key,
    filterOptions: (all) => all,
    onInputChange: (_, value, reason) => reason === 'input' && setTyped(value),
    onChange: (_, chosen) => chosen && go(chosen),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });
  const nothing = q && !searching && !found.length ? [t.nothing(q)] : [];
  return { chooser, searching, said: [...nothing, ...(failed.length ? [t.failed(failed.join(', '))] : [])] };
}

/** The search across everything. With nothing typed it lists the pages. */
export default function SearchDialog(props: SearchDialogProps) {
  const { chooser, searching, said } = useSearch(props);
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t.title, 'aria-labelledby': undefined } }}
      sx={place}
    >
      <Box {...chooser.getRootProps()} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
        <Search color="action" />
        <InputBase
          fullWidth
          autoFocus
          placeholder={t.placeholder}
          inputProps={{ ...chooser.getInputProps(), 'aria-label': t.title, maxLength: longestSearch }}
        />
      </Box>
      <Box sx={{ height: 4 }}>{searching && <LinearProgress aria-label={t.searching} />}</Box>
      <Results of={chooser} />
      <Box role="status" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
        <Typography variant="body2">{said.join(' ') || t.keys}</Typography>
      </Box>
    </Dialog>
  );
}

const place = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiPaper-root': { mt: { xs: 1, sm: 8 }, mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
} as const;
