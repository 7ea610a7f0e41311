import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router';
import { BarrableButton } from '../../../web-kit/commands/BarrableButton.tsx';
import { useWhyNot } from '../../../web-kit/commands/whyNot.ts';
import { purposeOf } from '../../base/paths.ts';

type LinkButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'disabled' | 'children'> & {
  to: string;
};
/** A button that leads to a page. It says so where the role does not include what that page serves to do. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const barred = useWhyNot(purposeOf(to));
  if (barred !== undefined) return <BarrableButton {...button} barred={barred} />;
  return <Button {...button} component={Link} to={to} />;
}
