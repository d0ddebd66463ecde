import { Outlet } from 'react-router';
import { ChatLayout } from './ChatLayout.tsx';

export default function Layout() {
  return (
    <ChatLayout>
      <Outlet />
    </ChatLayout>
  );
}
