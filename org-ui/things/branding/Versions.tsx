import { Box, List, ListItem, Typography } from '@mui/material';
import { CommandButton } from '../../../web-kit/commands/CommandButton.tsx';
import { localMediumDateTime } from '../../../web-kit/format.ts';
import { likewise } from '../../../web-kit/sends.ts';
import { AppLogo } from '../../parts/form/AppLogo.tsx';
import { chosenIn, type Published, publishing } from './brand.ts';
import { texts } from './texts.ts';

const t = texts.versions;
type VersionsProps = { uniqueId: string; published: readonly Published[] };

/** What was published before, the newest first, and can be published again. */
export function Versions({ uniqueId, published }: VersionsProps) {
  const publish = publishing(uniqueId);
  const earlier = published.slice(1);
  return (
    <Box>
      <Typography variant="h3">{t.title}</Typography>
      {earlier.length ? (
        <List aria-label={t.title} disablePadding>
          {earlier.map((each) => (
            <ListItem key={each.id} divider disableGutters sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              {each.logo && <AppLogo logo={each.logo} />}
              <Swatch colour={each.primary} />
              <Swatch colour={each.accent} />
              <Typography sx={{ flexGrow: 1 }}>
                {t.of(each.version, localMediumDateTime(each.publishedAt))}
              </Typography>
              <CommandButton
                label={t.putBack(each.version)}
                size="small"
                run={likewise(publish, () => publish(chosenIn(each)))}
                done={t.done}
                failed={texts.failed}
                confirm={{ title: t.sure(each.version), text: t.text, yes: t.yes }}
              />
            </ListItem>
          ))}
        </List>
      ) : (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t.none}</Typography>
      )}
    </Box>
  );
}

/** One of the colours. The list tells versions apart by number and time, so that it is decoration. */
const Swatch = ({ colour }: { colour: string }) => (
  <Box
    aria-hidden
    sx={{ width: 20, height: 20, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: colour }}
  />
);
