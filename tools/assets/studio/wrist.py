"""Worn on a plaster forearm, cut through the hand: uhr-klassik and armreif-fein. The arm lies along x with the hand at +x, its back to -y, the thumb at -z (left arm); mm."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from lib import *
import klassik as KL
from sky import sky
from uses import start,group,made,end,noise2,v
from scipy.interpolate import PchipInterpolator as PI
R90=math.pi/2; E=2.6
# x, half width, half thickness, back of the hand (y), middle (z)
ARM=np.array([(-260,48,44,-3,0),(-150,44.5,38,-1.5,0),(-95,39,31,.8,0),(-50,33,24.5,3.4,0),(-24,30.6,21,4.95,0),(-10,30,20.5,5.2,0),(10,30,20.5,5.2,0),(22,31,19.7,5.0,-.3),(40,35,18.2,4.4,-1.6),(56,38.2,17.2,3.5,-2.4),(76,39.6,16.6,2.6,-2.6)],float)
def at(x): return [PI(ARM[:,0],ARM[:,k])(x) for k in range(1,5)]
def arm():
    x=np.r_[np.linspace(-260,-60,70,endpoint=False),np.linspace(-60,63,200)]; r=np.linspace(0,R90,10)[1:]; x=np.r_[x,63+2.5*np.sin(r)]; inset=np.r_[np.zeros(270),2.5*(1-np.cos(r))]
    a,b,top,zc=at(x); s=np.linspace(0,2*np.pi,420,endpoint=False); c,n=np.cos(s),np.sin(s); Z=np.sign(c)*np.abs(c)**(2/E); Y=np.sign(n)*np.abs(n)**(2/E)
    V=np.stack([np.broadcast_to(x,(420,len(x))),(top+b)+Y[:,None]*(b-inset),zc+Z[:,None]*(a-inset)],-1)
    D=np.zeros_like(V); g=lambda q,m,w: np.exp(-((q-m)/w)**2); X,Yq,Zq=V[...,0],V[...,1],V[...,2]
    D[...,2]-=9*np.clip((X-22)/30,0,1)**2*(3-2*np.clip((X-22)/30,0,1))*g(Yq,22,13)*(Zq<zc)*np.clip(-(Zq-zc)/a,0,1)**2          # ball of the thumb
    D[...,1]-=3.4*g(X,-27,9)*g(Zq,18,8.5)*(Yq<top+b)                                             # head of the ulna
    for z0,z1 in ((9,22),(2,7),(-5,-9),(-11,-24)):                                               # tendons run apart to the knuckles
        u=np.clip((X-18)/58,0,1); D[...,1]-=1.1*u*g(Zq,zc+z0+(z1-z0)*u,4.4)*(Yq<top+b)
    V=V+D; k=np.linspace(1,0,14)[1:]; m=V[:,-1].mean(0); cap=m+(V[:,-1]-m)[:,None]*k[None,:,None]; cap[...,0]=V[:,-1:,0]; V=np.concatenate([V,cap],1)
    o=grid('arm',V*MM,close_u=True,mats=[mat('gyps','#D5CDC1',rough=.93,spec=.2)],flip=False); return o
def strap_way(sg):
    """from the spring bar down the side and under the wrist, just clear of it"""
    yc=25.7; t=np.linspace(-.38,1.54,16); c,n=np.cos(t),np.sin(t); z=31.25*np.abs(c)**(2/E)*np.sign(c); y=yc+21.75*np.sign(n)*np.abs(n)**(2/E); return [(KL.BAR[0],sg*KL.BAR[1]),(4.6,sg*26.3)]+[(p,sg*q) for p,q in zip(y,z)]
def steel():
    sky([((-.62,-.42,.66),.40,.93,1.35),((.86,-.42,.30),.90,.985,.6),((.2,.3,.93),.5,.98,.30),((.2,-.3,-.93),.3,1,.35)],.15,hide=('floor','wall')); s=bpy.context.scene; s['despeckle'],s['ss'],s['calm']=2,1.25,.05
def s_uhr():
    start(.42,key=1.25,fill=.5,rim=1.0,top=.7,floor_z=-60)
    def build():
        arm(); KL.head()
        for sg in (1,-1): KL.strap(strap_way(sg))
    o=made(build); e=group(o); e.rotation_mode='ZXY'; e.rotation_euler=(math.radians(-12),math.radians(-24),0); steel(); return end()
def bangle(R,r,twist):
    from acc2 import metal
    a=np.linspace(0,2*np.pi,1200,endpoint=False); t=np.linspace(0,2*np.pi,36,endpoint=False); ph=t[None]+(a*34)[:,None]*twist; q=r*(1-.20*twist*(np.abs(np.cos(ph*1.5))**1.2))
    n=np.stack([0*a,np.cos(a),np.sin(a)],-1); P=np.c_[0*a,R*.945*np.cos(a),R*np.sin(a)]; V=P[:,None]+n[:,None]*(np.cos(t)[None]*q)[...,None]+np.array([1.,0,0])*(np.sin(t)[None]*q)[...,None]
    return grid('bangle',V*MM,close_u=True,close_v=True,mats=[metal('gold',.12)])
def s_reif():
    start(.42,key=1.25,fill=.5,rim=1.0,top=.7,floor_z=-60)
    def ring(x,tilt,roll,*a,plate=False):
        def f():
            bangle(*a)
            if plate:
                bpy.ops.mesh.primitive_cube_add(size=1,rotation=(0,0,0)); o=bpy.context.object; o.scale=(3.4*MM,1.5*MM,3.4*MM); bpy.ops.object.transform_apply(scale=True); bevel(o,.3*MM,4); o.data.materials.append(metal('gold',.2)); o.rotation_euler=(0,math.pi/4,0); o.location=(0,-(a[0]*.945+.5)*MM,0)
        e=group(made(f)); e.rotation_mode='XZY'; e.rotation_euler=(math.radians(roll),0,math.radians(tilt)); e.location=(x*MM,25.0*MM,0); return e
    def build(): arm()
    o=made(build); rings=[ring(-30,-27,-12,32.1,1.0,0,plate=True),ring(-24.5,-22,6,32.2,1.25,1)]
    e=group(o)
    for q in rings: q.parent=e
    e.rotation_mode='YXZ'; e.rotation_euler=(0,math.radians(-84),0); steel(); return end()
U={'use-uhr':(s_uhr,dict(worn=v((.0,.12,.03),5.5,-10,8)),1.24,6),'use-reif':(s_reif,dict(worn=v((0,.2,-.06),6.0,-24,8)),1.32,6)}
MODELS={k:dict(build=(lambda f: lambda p: f())(f),exposure=ex,bounces=bo,neutral=None,views=vs) for k,(f,vs,ex,bo) in U.items()}
