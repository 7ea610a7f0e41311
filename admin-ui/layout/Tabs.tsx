import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, LinearProgress, Menu, MenuItem, Paper, Tabs as Strip, Tab } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useLoading } from 'react-admin';
import { Link } from 'react-router-dom';
import { words } from '../base/words.ts';
import { resources } from '../resources.ts';
import { texts } from './texts.ts';

const sections = resources.filter(({ under }) => !under);
const tabs = sections.filter(({ hasTab }) => hasTab);
const others = sections.filter(({ hasTab }) => !hasTab);
const more = 'more';

/** The console's sections: those of every day as tabs, the others in a menu, and a progress bar below them. */
export function Tabs({ current }: { current: string | false }) {
  const isLoading = useLoading();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget);
  const value = others.some(({ name }) => name === current) ? more : current;
  return (
    <Paper square elevation={0} component="nav" aria-label={texts.header.menu}>
      <Strip value={value} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {tabs.map(({ name, options }) => (
          <Tab key={name} value={name} label={options.label} component={Link} to={`/${name}`} />
        ))}
        <Tab
          value={more}
          label={texts.header.more}
          icon={<ExpandMore />}
          iconPosition="end"
          sx={{ minHeight: 48 }}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={open}
        />
      </Strip>
      <Others anchor={anchor} current={current} onClose={() => setAnchor(null)} />
      <Box sx={{ height: 4 }}>{isLoading && <LinearProgress aria-label={words.loading} />}</Box>
    </Paper>
  );
}

type MenuProps = { anchor: HTMLElement | null; current: string | false; onClose: () => void };
function Others({ anchor, current, onClose }: MenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {others.map(({ name, options }) => (
        <MenuItem key={name} selected={name === current} component={Link} to={`/${name}`} onClick={onClose}>
          {options.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
