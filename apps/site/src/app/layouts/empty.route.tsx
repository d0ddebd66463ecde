import { Outlet } from 'react-router';
import { EmptyLayout } from './EmptyLayout.tsx';

export default function Layout() {
  return (
    <EmptyLayout>
      <Outlet />
    </EmptyLayout>
  );
}
