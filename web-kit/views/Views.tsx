import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  TextField,
  Tooltip,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../toast/toast.tsx';
import { texts as t } from './texts.ts';
import { addressOf, longestName, type View, viewsOf, withoutView, withView } from './views.ts';

/** The saved views of a list: opens one, saves what is shown under a name, and forgets one. */
export function Views({ list }: { list: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [views, setViews] = useState<readonly View[]>(() => viewsOf(list));
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const panel = useId();
  const close = () => setAnchor(null);
  const open = ({ address }: View) => {
    close();
    navigate({ pathname, search: address }, { preventScrollReset: true });
  };
  function save(name: string) {
    setNaming(false);
    try {
      setViews(withView(list, { name, address: addressOf(search) }));
      toast.success(t.saved(name));
    } catch {
      toast.error(t.notKept);
    }
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-expanded={anchor !== null}
        aria-controls={anchor ? panel : undefined}
        onClick={({ currentTarget }) => {
          setViews(viewsOf(list));
          setAnchor(currentTarget);
        }}
      >
        {t.button}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { id: panel, role: 'dialog', 'aria-label': t.button } }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0.5, minWidth: 220, maxWidth: 320 }}>
          {views.map((view) => (
            <ListItem
              key={view.name}
              disablePadding
              secondaryAction={
                <Tooltip title={t.remove(view.name)}>
                  <IconButton
                    edge="end"
                    size="small"
                    aria-label={t.remove(view.name)}
                    onClick={() => setViews(withoutView(list, view.name))}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </Tooltip>
              }
            >
              <ListItemButton onClick={() => open(view)}>
                <ListItemText primary={view.name} sx={{ overflowWrap: 'anywhere' }} />
              </ListItemButton>
            </ListItem>
          ))}
          {!views.length && (
            <ListItem>
              <ListItemText secondary={t.none} />
            </ListItem>
          )}
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                close();
                setNaming(true);
              }}
            >
              <ListItemText primary={t.save} />
            </ListItemButton>
          </ListItem>
        </Box>
      </Popover>
      {naming && <NameDialog onSave={save} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const title = useId();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t.text}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            label={t.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: longestName } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {t.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
