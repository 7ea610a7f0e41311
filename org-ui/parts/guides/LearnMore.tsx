import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import type { Paragraph } from '../../../web-kit/domain/settings.ts';
import { guideAt } from '../../base/origin.ts';
import { words } from '../../base/words.ts';
import { texts } from './texts.ts';

/** Heard, and not seen. The link around it is positioned, so that it takes no room elsewhere. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const;
const inNewWindow = { target: '_blank', rel: 'noreferrer' } as const;

type LearnMoreProps = {
  /** What is explained there, as it is called beside the link. */
  about: string;
  paragraph: Paragraph;
};

/** Leads to the paragraph of a guide, behind a sentence about something. Who hears the link is told of what, too. */
export const LearnMore = ({ about, paragraph }: LearnMoreProps) => (
  <Link href={guideAt(paragraph)} {...inNewWindow} sx={{ position: 'relative' }}>
    {texts.learn}
    <Box component="span" sx={unseen}>{` ${texts.about(about)} (${words.newWindow})`}</Box>
  </Link>
);

/** The same as a sign, where something is read. It says what it is, if the page does not. */
export const LearnMoreSign = ({ about, paragraph, help = '' }: LearnMoreProps & { help?: string }) => (
  <Tooltip title={help} describeChild>
    <IconButton href={guideAt(paragraph)} {...inNewWindow} sx={{ p: '3px', mt: '-4px' }}>
      <HelpOutlineOutlined sx={{ fontSize: 18 }} />
      <Box component="span" sx={unseen}>{`${texts.learn} ${texts.about(about)} (${words.newWindow})`}</Box>
    </IconButton>
  </Tooltip>
);
