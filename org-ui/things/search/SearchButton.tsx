import Search from '@mui/icons-material/Search';
import { Box, ButtonBase } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Place } from './found.ts';
import { texts as t } from './texts.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search across everything, also by Ctrl+K, on a Mac by Command+K. */
export function SearchButton({ places }: { places: readonly Place[] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(isApple ? metaKey : ctrlKey) || altKey || shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        sx={look}
      >
        <Search fontSize="small" />
        <Box component="span" sx={label}>
          {t.open}
        </Box>
        <Box component="kbd" aria-hidden sx={key}>
          {isApple ? '⌘ K' : t.shortcut}
        </Box>
      </ButtonBase>
      {open && (
        <Suspense>
          <SearchDialog places={places} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const look = {
  gap: 1,
  height: 40,
  px: { xs: 1, sm: 1.5 },
  minWidth: 40,
  border: { xs: 0, sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: 15,
  '&:hover': { bgcolor: 'action.hover' },
} as const;
/** On a narrow screen it is there for screen readers alone. */
const label = {
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;
const key = {
  display: { xs: 'none', md: 'inline' },
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: 12,
} as const;
