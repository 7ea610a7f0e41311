import { Box, Tab, Tabs, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** One tab with its content. */
export type Part = { name: string; label: string; content: () => ReactNode };

type TabbedPartsProps = { label: string; parts: readonly Part[] };

/** The parts of a page as tabs. The open one is part of the address, so that a reload or a link keeps it. */
export function TabbedParts({ label, parts }: TabbedPartsProps) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const choose = (tab: string) => setSearch({ tab }, { replace: true, state });
  return <Tabbed label={label} parts={parts} chosen={search.get('tab')} choose={choose} />;
}

/** A label that is longer than the strip is wide wraps, beside arrows that leave room for it. */
const strip = {
  ...{ borderBottom: 1, borderColor: 'divider' },
  '& .MuiTab-root': { maxWidth: 'min(360px, 100%)' },
  '& .MuiTabs-scrollButtons': { width: { xs: 28, sm: 40 } },
} as const;

type TabbedProps = TabbedPartsProps & {
  /** The name of the open tab; without one, the first is open. */
  chosen: string | null;
  choose: (name: string) => void;
};
/** Tabs of which somebody else knows which one is open. */
export function Tabbed({ label, parts, chosen, choose }: TabbedProps) {
  const open = parts.find(({ name }) => name === chosen) ?? parts[0];
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  if (!open) return null;
  return (
    <>
      <Tabs
        // The arrows of tabs that did not fit would stay where they do after the screen has turned.
        key={String(wide)}
        value={open.name}
        onChange={(_, name: string) => choose(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={strip}
      >
        {parts.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`tab-${name}`}
            {...(name === open.name ? { 'aria-controls': `panel-${name}` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${open.name}`} aria-labelledby={`tab-${open.name}`} sx={{ pt: 3 }}>
        {open.content()}
      </Box>
    </>
  );
}
