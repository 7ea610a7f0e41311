import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import {
  Badge,
  Box,
  Divider,
  Drawer,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from '@mui/material';
import type { ReactNode } from 'react';
import { matchPath, Link as RouterLink, useLocation } from 'react-router';
import { docs, outside } from '../base/origin.ts';
import { words } from '../base/words.ts';
import { pages } from '../pages.ts';
import { barHeight } from './TopBar.tsx';
import { texts } from './texts.ts';

/** Width in pixels. */
const drawerWidth = 250;
const railWidth = 64;

const outsideLinks = [
  { label: texts.certificate, icon: VerifiedUserOutlined, href: () => outside('certificate') },
  { label: texts.documentation, icon: MenuBookOutlined, href: docs },
  { label: texts.ticket, icon: ConfirmationNumberOutlined, href: () => outside('ticket') },
];

type SideMenuProps = { wide: boolean; narrow: boolean; open: boolean; onClose: () => void };

/** The menu of pages and guides. It stands beside the page, or over it on a narrow screen. */
export function SideMenu({ wide, narrow, open, onClose }: SideMenuProps) {
  if (!wide)
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { sx: { width: drawerWidth }, 'aria-label': texts.menu } }}
      >
        <Items narrow={false} onChosen={onClose} />
      </Drawer>
    );
  const width = narrow ? railWidth : drawerWidth;
  return (
    <Box
      sx={{
        width,
        flexShrink: 0,
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ position: 'sticky', top: barHeight, width }}>
        <Items narrow={narrow} />
      </Box>
    </Box>
  );
}

function Items({ narrow, onChosen }: { narrow: boolean; onChosen?: () => void }) {
  const open = useOpenPage();
  return (
    <Box component="nav" aria-label={texts.menu} {...(onChosen ? { onClick: onChosen } : {})}>
      <List>
        {pages.map(
          ({ path, icon: Icon, Screen, useWaiting }) =>
            Icon && (
              <Item
                key={path}
                label={texts.pages[path]!}
                icon={<Icon />}
                narrow={narrow}
                link={{ component: RouterLink, to: path }}
                current={path === open}
                {...(useWaiting ? { useWaiting } : {})}
                onNear={Screen.preload}
              />
            ),
        )}
      </List>
      <Divider />
      <List>
        {outsideLinks.map(({ label, icon: Icon, href }) => (
          <Item
            key={label}
            label={label}
            hint={words.newWindow}
            icon={<Icon />}
            narrow={narrow}
            link={{ component: 'a', href: href(), target: '_blank', rel: 'noreferrer' }}
          />
        ))}
      </List>
    </Box>
  );
}

/** The path of the menu page that is open or that the open page belongs to. */
function useOpenPage(): string | undefined {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  return page?.under ?? page?.path;
}

type Link =
  | { component: typeof RouterLink; to: string }
  | { component: 'a'; href: string; target: string; rel: string };
type ItemProps = {
  label: string;
  hint?: string;
  icon: ReactNode;
  narrow: boolean;
  link: Link;
  current?: boolean;
  useWaiting?: () => number;
  /** Called when the link is hovered or focused, because its page may be opened next. */
  onNear?: (() => Promise<unknown>) | undefined;
};

function Item({ label, hint, icon, narrow, link, current = false, useWaiting = useNone, onNear }: ItemProps) {
  const count = useWaiting();
  // A failed preload is ignored here; opening the page reports it.
  const near = () => void onNear?.().catch(() => {});
  const shown = count ? texts.waiting(label, count) : label;
  const name = hint ? `${label} (${hint})` : shown;
  return (
    <ListItem disablePadding>
      <Tooltip title={narrow ? shown : ''} placement="right">
        <ListItemButton
          {...link}
          aria-label={name}
          onPointerEnter={near}
          onFocus={near}
          {...(current ? { 'aria-current': 'page' } : {})}
          sx={itemLook}
        >
          <ListItemIcon sx={{ minWidth: 44, color: 'inherit' }}>
            <Badge variant="dot" invisible={!count} color="error">
              {icon}
            </Badge>
          </ListItemIcon>
          {!narrow && <ListItemText primary={shown} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

const useNone = () => 0;
const itemLook = {
  mx: 1,
  px: 1.5,
  minHeight: 44,
  borderRadius: 1,
  '&[aria-current]': { bgcolor: 'var(--brand-soft)', color: 'primary.main' },
} as const;
