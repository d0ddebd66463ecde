import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { formTarget, siteTarget } from './link-target.ts';
import { opensAsDialog, signUpDialog } from './sign-up-dialog.ts';

/**
 * The blocks render plain links and forms, which work without script. Here their clicks become navigations without a new
 * document, and a link to sign-up opens the dialog where the screen is wide enough.
 */
export function LinkNavigation(): null {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href) return;
      const hasDownload = link.hasAttribute('download');
      const { href, target } = link;
      const path = siteTarget(event, { href, target, hasDownload }, location.href);
      if (path === null) return;
      event.preventDefault();
      if (opensAsDialog(path, matchMedia) && signUpDialog.open(path)) return;
      void navigate(path);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (form.method !== 'get' || new URL(form.action).origin !== location.origin) return;
      event.preventDefault();
      void navigate(formTarget(form.action, new FormData(form, event.submitter).entries()));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate]);

  return null;
}
