export function SignUpDialogHost(): null {
  return null;
}
